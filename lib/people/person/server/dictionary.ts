import type { Language } from '@/lib/platform/shared/language';
import en from '@/messages/en/people/person.json';
import zh from '@/messages/zh/people/person.json';
import type { DictionaryEntry } from '../contract';

/** Names by id. People's rows store the id, so an entry may be renamed or added, but never removed. */
type Dictionary = Record<Language, Readonly<Record<string, string>>>;

const industries: Dictionary = { zh: zh.dictionary.industries, en: en.dictionary.industries };
const professions: Dictionary = { zh: zh.dictionary.professions, en: en.dictionary.professions };

export function isIndustry(id: string): boolean {
  return Object.hasOwn(industries.zh, id);
}

export function isProfession(id: string): boolean {
  return Object.hasOwn(professions.zh, id);
}

/** The name of an industry; null for an unknown id. */
export function industryName(id: string, language: Language): string | null {
  return nameIn(industries, id, language);
}

/** The name of a profession; null for an unknown id. */
export function professionName(id: string, language: Language): string | null {
  return nameIn(professions, id, language);
}

/** All industries, in a fixed order from art to trade. */
export function listIndustries(language: Language): DictionaryEntry[] {
  return entriesOf(industries, language);
}

/** All professions, likewise. */
export function listProfessions(language: Language): DictionaryEntry[] {
  return entriesOf(professions, language);
}

function nameIn(dictionary: Dictionary, id: string, language: Language): string | null {
  return Object.hasOwn(dictionary[language], id) ? (dictionary[language][id] ?? null) : null;
}

function entriesOf(dictionary: Dictionary, language: Language): DictionaryEntry[] {
  return Object.entries(dictionary[language]).map(([id, name]) => ({ id, name }));
}
