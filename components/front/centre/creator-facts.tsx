import { useTranslations } from 'next-intl';
import { NewTabLink } from '@/components/ui/new-tab-link';
import type { PersonDetail } from '@/lib/people/person/contract';
import { linkTo } from '@/lib/platform/shared/link';

/** Fields, education, industry and links of a person; empty ones are left out. */
export function CreatorFacts({ person }: { person: PersonDetail }) {
  const t = useTranslations('centre.creator');
  const { creativeFields, education, industry } = person;
  const facts = [
    { label: t('industry'), text: industry },
    { label: t('education'), text: education },
  ].filter(({ text }) => text !== '');
  const links = person.socialLinks.flatMap(({ name, url }) => {
    const link = linkTo(url);
    return link?.external ? [{ name, href: link.href }] : [];
  });
  if (creativeFields.length + facts.length + links.length === 0) return null;
  return (
    <div className="flex flex-col gap-3">
      {creativeFields.length > 0 && (
        <ul aria-label={t('fields')} className="flex flex-wrap gap-2">
          {creativeFields.map((field) => (
            <li key={field} className="rounded-full bg-sunk px-3.5 py-1 text-sm">
              {field}
            </li>
          ))}
        </ul>
      )}
      {facts.length > 0 && (
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
          {facts.map(({ label, text }) => (
            <div key={label} className="contents">
              <dt className="text-ink-3">{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {links.length > 0 && (
        <ul aria-label={t('links')} className="-my-2.5 flex flex-wrap gap-x-5">
          {links.map(({ name, href }) => (
            <li key={`${name} ${href}`}>
              <NewTabLink
                href={href}
                rel="nofollow noopener ugc"
                className="inline-flex min-h-11 items-center text-sm font-semibold text-accent hover:underline"
              >
                {name}
              </NewTabLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
