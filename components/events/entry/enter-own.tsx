import { useTranslations } from 'next-intl';
import { ScreenIcon } from '@/components/ui/screen-icon';
import { ownEntryPath } from '@/lib/events/entry/client/addresses';
import type { OwnEntry } from '@/lib/events/entry/contract';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { OwnState } from './own-state';

/** What the caller has in a contest already; a draft is continued there. */
export function EnterOwn({ entries }: { entries: readonly OwnEntry[] }) {
  const t = useTranslations('entryEdit.enter');
  const textLanguage = useTextLanguage();
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="own" className="mt-6">
      <h2 id="own" className="mb-1 text-lg">
        {t('own')}
      </h2>
      <ul className="border-line border-t">
        {entries.map(({ id, state, title, titleLanguage }) => (
          <li key={id} className="border-line border-b">
            <Link href={ownEntryPath(id)} className="group flex min-h-14 items-center gap-3 hover:text-ink-2">
              <OwnState state={state} />
              <span lang={title ? textLanguage(titleLanguage) : undefined} className="min-w-0 grow truncate">
                {title || t('untitled')}
              </span>
              <ScreenIcon
                name="arrow"
                className="size-4.5 flex-none text-ink-3 transition-transform group-hover:translate-x-0.5"
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
