import { v4 as uuid } from 'uuid';
import { call } from '@/lib/platform/client/call';
import { AnswerError } from '@/lib/platform/client/errors';
import { onSignOut } from '@/lib/platform/client/sign-out';
import { doorLimits, type ScanAct } from '../codes';
import type { DecidedScan, Door, DoorAccess, DoorCounts, DoorTicket } from '../contract';
import { countLocally } from '../rules/count-locally';
import { decideWithoutLine, type Entry } from '../rules/decide-without-line';
import { CodeReader } from './code-reader';
import { findDoorList, getDoor, sendScans } from './door-calls';
import { keptDoor, type UnsentScan } from './kept-door';

/** What a door shows. */
export interface DoorState {
  door: Door;
  counts: DoorCounts;
  tickets: readonly DoorTicket[];
  /** The list is loaded, from the server or from what was kept. */
  isListed: boolean;
  /** The last call got no answer: the device decides by itself. */
  isAway: boolean;
  /** Scans that the server does not have yet. */
  unsent: number;
  /** Scans of this device that turned out to be conflicts. */
  conflicts: number;
  /** The link was ended, or the login is over. */
  isEnded: boolean;
}

/** What a scan came to; `isLocal` for one that the device decided by itself. */
export interface Verdict extends DecidedScan {
  isLocal: boolean;
}

/** In milliseconds: how long a scan waits for the server before the device decides, and how often others' entries are asked for. */
const patience = 4000;
const askEvery = 30_000;
/** The whole list is asked for each so many times. */
const listEvery = 10;

const endedBy = new Set(['LinkExpired', 'NullPointer', 'Unauthorized', 'SessionEnded']);

/**
 * A device at a door. It asks the server for each scan, keeps those that got no answer, decides them by itself and sends them
 * when the line is back; each has a nonce, so that it does not matter how often it is sent.
 */
export class DoorDesk {
  #state: DoorState;
  readonly #id: string;
  readonly #listeners = new Set<() => void>();
  readonly #unsent = new Map<string, UnsentScan>();
  readonly #entries = new Map<string, Entry>();
  #reader: CodeReader;
  #name = '';
  #turn = 0;
  #flushing: Promise<void> | null = null;
  #copying: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly access: DoorAccess,
    door: Door,
  ) {
    this.#id = access.key || access.activityId;
    this.#reader = new CodeReader(door);
    const none = { tickets: [], isListed: false, isAway: false, unsent: 0, conflicts: 0, isEnded: false };
    this.#state = { ...none, door, counts: door.counts };
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  state = (): DoorState => this.#state;

  /** The name of this door in what is scanned from now on. */
  rename(name: string): void {
    this.#name = name;
  }

  /** Begins to work; call what it returns when the page is left. */
  start(): () => void {
    void this.#begin();
    const timer = setInterval(() => void this.#renew(), askEvery);
    const renew = () => void this.#renew();
    addEventListener('online', renew);
    const forget = onSignOut(() => this.access.key || void keptDoor.dropCopy(this.#id));
    return () => {
      clearInterval(timer);
      removeEventListener('online', renew);
      forget();
      this.#copyNow();
    };
  }

  /** Scans a code, or enters or takes back a ticket that was found by hand. Never rejects. */
  async scan(code: string, act: ScanAct = 'enter'): Promise<Verdict> {
    const scan: UnsentScan = { nonce: uuid(), act, code: code.trim(), isAdmitted: false, ...this.#here() };
    this.#unsent.set(scan.nonce, scan);
    // Before it is shown: who was let in is known, whatever happens to the page.
    await keptDoor.keepScan(this.#id, scan);
    this.#change({ unsent: this.#unsent.size });
    const decided = this.#state.isAway ? null : await this.#send([scan], AbortSignal.timeout(patience));
    if (decided?.[0]) return { ...decided[0], isLocal: false };
    const verdict = await this.#decide(scan);
    if (!this.#state.isEnded) void this.#flush();
    return verdict;
  }

  #here() {
    return { at: new Date().toISOString(), door: this.#name };
  }

  async #begin(): Promise<void> {
    const [copy, scans] = await Promise.all([keptDoor.readCopy(this.#id), keptDoor.readScans(this.#id)]);
    if (copy) this.#list(copy.tickets);
    for (const scan of scans) {
      this.#unsent.set(scan.nonce, scan);
      if (scan.isAdmitted) await this.#repeat(scan);
    }
    this.#change({ unsent: this.#unsent.size });
    await this.#renew();
    // A page that was kept on the device is older than what the door did since.
    if (copy && this.#state.isAway) this.#change({ door: copy.door, counts: copy.door.counts });
  }

  /** Sends what is unsent, then asks for what others did. */
  async #renew(): Promise<void> {
    if (this.#state.isEnded) return;
    await this.#flush();
    if (this.#state.isAway && this.#unsent.size > 0) return;
    const turn = this.#turn;
    this.#turn += 1;
    await this.#ask(async () => {
      const door = await call(getDoor, this.access, { quiet: true });
      this.#reader = this.#reader.of(door);
      this.#change({ door, counts: door.counts });
      if (turn % listEvery === 0) this.#list(await this.#findAll());
      this.#copySoon();
    });
  }

  async #findAll(): Promise<DoorTicket[]> {
    const tickets: DoorTicket[] = [];
    for (;;) {
      const after = tickets.at(-1)?.id ?? '';
      const { list, isLast } = await call(findDoorList, { ...this.access, after }, { quiet: true });
      tickets.push(...list);
      if (isLast || list.length === 0) return tickets;
    }
  }

  #list(tickets: readonly DoorTicket[]): void {
    this.#entries.clear();
    for (const { id, usedAt, usedDoor } of tickets) if (usedAt) this.#entries.set(id, { usedAt, usedDoor });
    this.#change({ tickets, isListed: true });
  }

  /** Sends all that is unsent, in order, once at a time. */
  #flush(): Promise<void> {
    this.#flushing ??= this.#sendAll().finally(() => {
      this.#flushing = null;
    });
    return this.#flushing;
  }

  async #sendAll(): Promise<void> {
    while (this.#unsent.size > 0 && !this.#state.isEnded) {
      const scans = [...this.#unsent.values()];
      // Those of one door in one call, which names it.
      const portion = scans.filter(({ door }) => door === scans[0]?.door).slice(0, doorLimits.scans);
      const decided = await this.#send(portion);
      if (!decided) return;
      const lost = decided.filter(({ nonce, result }) => {
        const scan = portion.find((one) => one.nonce === nonce);
        return scan?.isAdmitted && scan.act === 'enter' && result !== 'in';
      });
      this.#change({ conflicts: this.#state.conflicts + lost.length });
    }
  }

  /** The answers to scans; null where there was none. */
  async #send(scans: UnsentScan[], signal?: AbortSignal): Promise<DecidedScan[] | null> {
    const door = scans[0]?.door ?? '';
    const written = scans.map(({ door: _, ...scan }) => scan);
    return this.#ask(async () => {
      const options = { quiet: true, encoding: 'json', ...(signal && { signal }) } as const;
      const { scans: decided, counts } = await call(sendScans, { ...this.access, door, scans: written }, options);
      for (const one of decided) {
        this.#note(one);
        this.#unsent.delete(one.nonce);
        void keptDoor.dropScan(this.#id, one.nonce);
      }
      this.#change({ counts, unsent: this.#unsent.size });
      return decided;
    });
  }

  /** Runs a question to the server; null where it got no answer, which the state says from then on. */
  async #ask<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      const answer = await work();
      this.#change({ isAway: false });
      return answer;
    } catch (error) {
      const isEnded = error instanceof AnswerError && endedBy.has(error.code);
      this.#change(isEnded ? { isEnded } : { isAway: true });
      return null;
    }
  }

  /** Decides a scan by what this device knows, and keeps that it did. */
  async #decide(scan: UnsentScan): Promise<Verdict> {
    const known = { returned: new Set(this.#state.door.returned), entries: this.#entries };
    const named = await this.#reader.read(scan.code, this.#state.tickets);
    const local = decideWithoutLine(known, { ...scan, named });
    const { name = '', typeName = '' } = this.#state.tickets.find(({ id }) => id === local.ticketId) ?? {};
    const verdict = { nonce: scan.nonce, name, typeName, ...local };
    const moved = { in: 1, undone: -1 } as const;
    if (local.result === 'in' || local.result === 'undone') {
      const kept = { ...scan, isAdmitted: local.result === 'in' };
      // It may have been sent meanwhile.
      if (this.#unsent.has(scan.nonce)) {
        this.#unsent.set(scan.nonce, kept);
        await keptDoor.keepScan(this.#id, kept);
      }
      this.#change({
        counts: countLocally(this.#state.counts, { typeName, door: scan.door, by: moved[local.result] }),
      });
    }
    this.#note(verdict);
    return { ...verdict, isLocal: true };
  }

  /** What this device did before its page was loaded again. */
  async #repeat(scan: UnsentScan): Promise<void> {
    const named = await this.#reader.read(scan.code, this.#state.tickets);
    if (!('ticketId' in named)) return;
    this.#note({ ticketId: named.ticketId, result: 'in', usedAt: scan.at, usedDoor: scan.door });
  }

  /** Notes in the list where a ticket is now. */
  #note({ ticketId, result, usedAt, usedDoor }: Pick<Verdict, 'ticketId' | 'result' | 'usedAt' | 'usedDoor'>): void {
    if (ticketId === '') return;
    const isIn = (result === 'in' || result === 'alreadyIn') && usedAt !== null;
    if (isIn) this.#entries.set(ticketId, { usedAt, usedDoor });
    else this.#entries.delete(ticketId);
    const now = isIn ? { usedAt, usedDoor } : { usedAt: null, usedDoor: '' };
    this.#change({ tickets: this.#state.tickets.map((one) => (one.id === ticketId ? { ...one, ...now } : one)) });
    this.#copySoon();
  }

  #copySoon(): void {
    this.#copying ??= setTimeout(() => this.#copyNow(), 2000);
  }

  #copyNow(): void {
    clearTimeout(this.#copying);
    this.#copying = undefined;
    const { door, counts, tickets, isListed } = this.#state;
    if (isListed) void keptDoor.keepCopy(this.#id, { door: { ...door, counts }, tickets: [...tickets] });
  }

  #change(part: Partial<DoorState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }
}
