import { matchesSearch } from '../../components/search-text.ts';

/** From this many people on, a name is looked for rather than seen. */
export const FIND_FROM = 12;

/** Those whose name holds what is typed; everybody while nothing is. The same array then, so that nothing is drawn anew. */
export const foundPeople = <P extends { readonly name: string }>(people: readonly P[], query: string): readonly P[] =>
  query === '' ? people : people.filter(({ name }) => matchesSearch(query, [name]));
