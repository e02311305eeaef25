'use client';

import { useTranslations } from 'next-intl';

/** The words of the broken rules of a capability's contract, by their names in it. */
export function useRuleText(capability: 'account' | 'person'): (rule: string) => string {
  const account = useTranslations('account.rules');
  const person = useTranslations('person.rules');
  return (rule) => {
    if (capability === 'account') {
      const key = rule as Parameters<typeof account>[0];
      return account.has(key) ? account(key) : account('other');
    }
    const key = rule as Parameters<typeof person>[0];
    return person.has(key) ? person(key) : person('other');
  };
}
