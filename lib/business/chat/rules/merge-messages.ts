import type { ChatMessage } from '../contract';

/** Messages in the order of their numbers, each once, however often and in whatever order they came. */
export function mergeMessages(known: readonly ChatMessage[], more: readonly ChatMessage[]): readonly ChatMessage[] {
  const numbers = new Set(known.map(({ seq }) => seq));
  const fresh = more.filter(({ seq }) => !numbers.has(seq) && numbers.add(seq));
  return fresh.length === 0 ? known : [...known, ...fresh].sort((one, other) => one.seq - other.seq);
}
