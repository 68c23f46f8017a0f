/** The crest of a person, as the arena draws it; it says nothing that the name beside it does not say. */
export const Crest = ({ person }: { readonly person: string }) => (
  <img class="arms" src={`/crests/${encodeURIComponent(person)}`} alt="" width="24" height="25" />
);
