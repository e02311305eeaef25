import { useTranslations } from 'next-intl';
import { ReportLink } from '@/components/base/moderation/card-report-link';
import { CardPersonName } from '@/components/people/person/card-person-name';
import { Avatar } from '@/components/ui/avatar';
import { Picture } from '@/components/ui/picture';
import { casesPath } from '@/lib/careers/showcase/client/addresses';
import type { CaseDetail } from '@/lib/careers/showcase/contract';
import type { NamedPerson } from '@/lib/people/person/contract';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import { videoThumbnailSize } from '@/lib/platform/shared/format/picture';
import { CaseWorks } from './case-works';

/** A finished project as both sides tell it: what was asked for and made, by whom, and its works with their credits. */
export function CaseScreen({ found }: { found: CaseDetail }) {
  const t = useTranslations('showcase.page');
  const textLanguage = useTextLanguage();
  const { id, title, titleLanguage, text, thumb, works } = found;
  return (
    <article className="wrap pt-2 pb-16 md:pb-24" data-sleeps="painted">
      <Link
        href={casesPath}
        className="inline-flex min-h-11 items-center gap-1.5 text-ink-2 text-sm underline-offset-4 hover:text-ink hover:underline"
      >
        <span aria-hidden="true">←</span>
        {t('back')}
      </Link>
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-14">
        <div className="min-w-0">
          <h1 lang={textLanguage(titleLanguage)} className="text-3xl text-balance wrap-anywhere md:text-4xl">
            {title}
          </h1>
          <div className="relative mt-5 overflow-hidden rounded-lg">
            <Picture
              picture={thumb}
              cuts={[videoThumbnailSize]}
              sizes="(width >= 1024px) 800px, 92vw"
              first
              className="aspect-3/2 w-full"
            />
          </div>
          <p
            lang={textLanguage(found.textLanguage)}
            className="mt-7 max-w-170 whitespace-pre-line text-lg leading-8 text-pretty wrap-anywhere"
          >
            {text}
          </p>
        </div>
        <Sides found={found} />
      </div>
      <CaseWorks works={works} />
      <p className="mt-12 border-line border-t pt-4">
        <ReportLink type="case" id={id} className="inline-flex min-h-11 items-center text-ink-3 text-sm hover:text-ink">
          {t('report')}
        </ReportLink>
      </p>
    </article>
  );
}

/** For whom it was made, and by whom. */
function Sides({ found }: { found: CaseDetail }) {
  const t = useTranslations('showcase.page');
  const { companyName, company, creator, publishedAt } = found;
  return (
    <aside aria-label={t('sides')} className="mt-8 lg:sticky lg:top-24 lg:mt-14 lg:self-start">
      <dl className="border-line border-t">
        <div className="border-line border-b py-4">
          <dt className="mb-2 text-ink-3 text-sm">{t('company')}</dt>
          <dd>{company ? <Person person={company} name={companyName} /> : <span>{companyName}</span>}</dd>
        </div>
        <div className="border-line border-b py-4">
          <dt className="mb-2 text-ink-3 text-sm">{t('creator')}</dt>
          <dd>
            <Person person={creator} name={creator.nickname} />
          </dd>
        </div>
        <div className="border-line border-b py-4">
          <dt className="mb-1 text-ink-3 text-sm">{t('shown')}</dt>
          <dd>
            <time dateTime={publishedAt} className="tabular-nums">
              {formatDate(Date.parse(publishedAt))}
            </time>
          </dd>
        </div>
      </dl>
    </aside>
  );
}

function Person({ person, name }: { person: NamedPerson; name: string }) {
  return (
    <Link
      href={`/otherPeople?userId=${encodeURIComponent(person.userId)}`}
      className="inline-flex min-h-11 max-w-full items-center gap-3 hover:text-ink-2"
    >
      <Avatar picture={person.avatar} size={44} />
      <CardPersonName name={name} verification={person.verification} className="font-semibold" />
    </Link>
  );
}
