import type { useTranslations } from 'next-intl';

const composer = ['label', 'placeholder', 'send'] as const;
const room = [
  'log',
  'connecting',
  'lost',
  'over',
  'restart',
  'staffed',
  'unstaffed',
  'you',
  'staff',
  'today',
  'yesterday',
  'sending',
  'late',
  'refused',
  'retry',
  'takeBack',
  'news',
] as const;
const email = ['offer', 'label', 'save', 'saving', 'change', 'wrong', 'failed'] as const;

type Words<Names extends readonly string[]> = Record<Names[number], string>;

/** The messages of the chat, passed from the server, because a message library would weigh more than the chat. */
export interface ChatWords {
  /** Of the loading indicator. */
  loading: string;
  composer: Words<typeof composer>;
  room: Words<typeof room>;
  /** `kept` contains `{email}`. */
  email: Words<typeof email> & { kept: string };
}

/** The words of the chat in the language of the page. */
export function chatWords(t: ReturnType<typeof useTranslations<'chat'>>, loading: string): ChatWords {
  const words = <Name extends string>(names: readonly Name[], read: (name: Name) => string) =>
    Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, string>;
  return {
    loading,
    composer: words(composer, (name) => t(`composer.${name}`)),
    room: words(room, (name) => t(`room.${name}`)),
    email: { ...words(email, (name) => t(`email.${name}`)), kept: t('email.kept', { email: '{email}' }) },
  };
}
