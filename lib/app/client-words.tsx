import { type NestedKeyOf, NextIntlClientProvider } from 'next-intl';
import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Language } from '@/lib/platform/shared/language';
import { type Messages, messages } from './messages';

/** A namespace of the messages, a part of one, or a single message: `person`, `person.area`, `person.bindPhone`. */
type WordsName = NestedKeyOf<Messages>;

interface ClientWordsProps {
  of: readonly WordsName[];
  /** Another language than the page's. */
  language?: Language;
  children: ReactNode;
}

/** Provides messages to client components: the common ones and the named ones, so that a page carries no others. */
export async function ClientWords({ of, language, children }: ClientWordsProps) {
  const locale = language ?? (await getLocale());
  return (
    <NextIntlClientProvider locale={locale} messages={pick(messages[locale], ['client', ...of])}>
      {children}
    </NextIntlClientProvider>
  );
}

interface Words {
  [name: string]: Words | string;
}

function pick(all: Words, names: readonly string[]): Words {
  const picked: Words = {};
  for (const name of names) copy(all, picked, name.split('.'));
  return picked;
}

function copy(from: Words, to: Words, [name = '', ...below]: string[]): void {
  const words = from[name] ?? {};
  if (below.length === 0 || typeof words === 'string') to[name] = words;
  else {
    const part = to[name] ?? {};
    to[name] = part;
    if (typeof part !== 'string') copy(words, part, below);
  }
}
