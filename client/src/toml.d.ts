/** What is printed, as it stands in the file; whoever imports it says which records these are. */
declare module "*.toml" {
  const facts: unknown;
  export default facts;
}
