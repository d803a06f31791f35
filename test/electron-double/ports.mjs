import { EventEmitter } from 'node:events';
import { pack, unpack } from './wire.mjs';

/**
 * Message ports between main and pages. A channel has two ends; each is in main until it is sent to a page. A page's end
 * carries on only when it knows where the other one is.
 */

let channels = 0;
/** End by its id, for messages that come from pages. */
const ends = new Map();

export class MessagePortMain extends EventEmitter {
  /** @internal */ far;
  /** @internal */ contents;
  #waiting = [];
  #started = false;
  #closed = false;

  /** @internal */
  constructor(id) {
    super();
    this.id = id;
    ends.set(id, this);
  }

  postMessage(message) {
    if (this.#closed) return;
    this.settleHere();
    const { far } = this;
    if (far.contents === undefined) far.deliver(structuredClone(message));
    else void far.contents.run('portMessage', far.id, pack(message));
  }

  start() {
    this.#started = true;
    this.settleHere();
    for (const data of this.#waiting.splice(0)) this.emit('message', { data, ports: [] });
  }

  close() {
    if (this.#closed) return;
    this.#closed = true;
    ends.delete(this.id);
    if (this.far.contents === undefined) setImmediate(() => this.far.end());
  }

  /** @internal It is used here, so it stays in main: tells a page that holds the far end. */
  settleHere() {
    if (this.far.contents !== undefined) this.far.meet('main');
  }

  /** @internal */
  deliver(data) {
    if (this.#closed) return;
    if (this.#started) setImmediate(() => this.emit('message', { data, ports: [] }));
    else this.#waiting.push(data);
  }

  /** @internal The other side has gone. */
  end() {
    if (this.#closed) return;
    this.#closed = true;
    ends.delete(this.id);
    this.emit('close');
  }

  #met = false;
  /** @internal Tells the page that holds this end where the far one is. */
  meet(where) {
    if (this.#met) return;
    this.#met = true;
    void this.contents.run('meet', this.id, where);
  }

  /** @internal This end goes to a page. Its messages so far are not lost. */
  moveTo(contents) {
    this.contents = contents;
    contents.held.add(this);
  }

  /** @internal After the page has got it. */
  arrived() {
    if (this.far.contents !== undefined) {
      this.meet('page');
      this.far.meet('page');
    } else if (this.#waiting.length > 0) {
      this.meet('main');
      for (const data of this.#waiting.splice(0)) void this.contents.run('portMessage', this.id, pack(data));
    } else if (this.far.listenerCount('message') > 0) this.meet('main');
  }
}

export class MessageChannelMain {
  constructor() {
    channels += 1;
    // A new process on an old profile must not meet the names of the one before.
    const name = `${process.pid}-${channels}`;
    this.port1 = new MessagePortMain(`${name}-1`);
    this.port2 = new MessagePortMain(`${name}-2`);
    this.port1.far = this.port2;
    this.port2.far = this.port1;
  }
}

/** A page said something on an end that it holds, to the far end in main. */
export const fromPage = (id, message) => ends.get(id)?.far.deliver(unpack(message));

/** The page that held these ends has gone. Chromium tells other pages nothing; main is told. */
export const dropEnds = (held) => {
  for (const end of held) {
    ends.delete(end.id);
    if (end.far.contents === undefined) end.far.end();
  }
  held.clear();
};
