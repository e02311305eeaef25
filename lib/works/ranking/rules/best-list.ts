import { type Candidate, compareCandidates } from './board-score';

/** The best `length` of a stream of candidates in any order. Stores no more than that. */
export class BestList {
  readonly #list: Candidate[] = [];
  readonly #length: number;

  constructor(length: number) {
    this.#length = length;
  }

  /** Inserts a candidate in order, unless the list is full of better ones. */
  add(candidate: Candidate): void {
    const last = this.#list[this.#length - 1];
    if (last && compareCandidates(last, candidate) <= 0) return;
    const place = this.#list.findIndex((one) => compareCandidates(candidate, one) < 0);
    this.#list.splice(place < 0 ? this.#list.length : place, 0, candidate);
    this.#list.length = Math.min(this.#list.length, this.#length);
  }

  /** The best first. */
  get list(): readonly Candidate[] {
    return this.#list;
  }
}
