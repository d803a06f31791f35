import { NothingHere } from '../components/nothing-here.tsx';

/** An address that no route has: without the shell, since it may belong to none of its parts. */
export const NotFound = () => (
  <main>
    <NothingHere />
  </main>
);
