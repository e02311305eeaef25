import type { Language } from '@/lib/platform/shared/language';
import { type Messages, messages } from './messages';

/**
 * The words that client components of a screen need: those of every screen and the given namespaces, nothing else, so
 * that a page does not carry the words of the others.
 */
export function clientMessages(language: Language, ...namespaces: (keyof Messages)[]): Partial<Messages> {
  const wanted = ['client', ...namespaces] as const;
  return Object.fromEntries(wanted.map((namespace) => [namespace, messages[language][namespace]]));
}
