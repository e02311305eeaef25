import { type Candidate, compareCandidates } from './board-score';

/** The best `length` of candidates that come one after the other, in any order. Keeps no more of them than that. */
export class BestList {
  readonly #list: Candidate[] = [];
  readonly #length: number;

  constructor(length: number) {
    this.#length = length;
  }

  /** Takes a candidate in where it belongs, unless as many better ones have come. */
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
