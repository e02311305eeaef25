import { useTranslations } from 'next-intl';
import type { EditedEntry } from './edit-state';

/** The message for the broken rule at a path: of what its field lacks, in words of its own where it has some. */
export function useRuleOf({ rules }: Pick<EditedEntry, 'rules'>) {
  const t = useTranslations('entryEdit.rules');
  return (path: string): string | undefined => {
    // Of pictures, which have no field of their own, the first broken rule.
    const found = path === 'pictures' ? Object.keys(rules).find((key) => key.startsWith(path)) : path;
    const rule = rules[found ?? path];
    if (rule === undefined) return undefined;
    const [own, shared] = [`of.${path}.${rule}` as 'other', rule as 'other'];
    return t.has(own) ? t(own) : t.has(shared) ? t(shared) : t('other');
  };
}
