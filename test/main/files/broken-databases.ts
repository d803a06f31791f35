import { IDBFactory } from 'fake-indexeddb';

/** Databases that cannot be opened until they are removed, or until `broken` is taken back. */
export class BrokenDatabases extends IDBFactory {
  broken = true;
  /** Cannot be removed either. */
  stuck = false;
  readonly #real: IDBFactory;

  constructor(real: IDBFactory = new IDBFactory()) {
    super();
    this.#real = real;
  }

  override open(name: string, version?: number) {
    if (this.broken) throw new DOMException('Internal error opening backing store', 'NotReadableError');
    return this.#real.open(name, version);
  }

  override deleteDatabase(name: string) {
    if (this.stuck) throw new DOMException('Internal error deleting database', 'NotReadableError');
    this.broken = false;
    return this.#real.deleteDatabase(name);
  }
}
