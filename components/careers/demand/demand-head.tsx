import { useTranslations } from 'next-intl';
import { CardPersonName } from '@/components/people/person/card-person-name';
import { Avatar } from '@/components/ui/avatar';
import { Stamp } from '@/components/ui/stamp';
import { filteredDemandsPath } from '@/lib/careers/demand/client/filters';
import type { DemandDetail } from '@/lib/careers/demand/contract';
import { Link } from '@/lib/platform/i18n/link';
import { useTextLanguage } from '@/lib/platform/i18n/use-text-language';
import { DemandManageLink } from './demand-manage-link';

/** What a demand is called, of which kind it is, and which company asks; one that takes no proposals says so. */
export function DemandHead({ demand }: { demand: DemandDetail }) {
  const t = useTranslations('demand');
  const { id, phase, kind, title, titleLanguage, companyId } = demand;
  return (
    <header>
      <p className="facts font-semibold text-ink-2 text-sm">
        <Link
          href={filteredDemandsPath({ kind })}
          className="-my-3 inline-flex min-h-11 items-center text-accent hover:underline"
        >
          {t(`kind.${kind}`)}
        </Link>
        {phase !== 'open' && <Stamp>{t(`phase.${phase}`)}</Stamp>}
      </p>
      <h1 lang={useTextLanguage()(titleLanguage)} className="mt-1.5 text-2xl text-balance lg:text-hero wrap-anywhere">
        {title}
      </h1>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <Company demand={demand} />
        {companyId !== null && <DemandManageLink id={id} companyId={companyId} />}
      </div>
    </header>
  );
}

/** A customer without an account has no page. */
function Company({ demand: { companyId, company, avatar, verification } }: { demand: DemandDetail }) {
  const name = (
    <>
      <Avatar picture={avatar} size={44} />
      <CardPersonName name={company} verification={verification} className="font-semibold" />
    </>
  );
  const look = 'flex min-h-11 min-w-0 items-center gap-3';
  if (companyId === null) return <p className={look}>{name}</p>;
  return (
    <Link href={`/otherPeople?userId=${encodeURIComponent(companyId)}`} className={`hover:underline ${look}`}>
      {name}
    </Link>
  );
}
