/** What is printed, as parsed from the file; the importing module gives it a type. */
declare module "*.toml" {
  const facts: unknown;
  export default facts;
}
