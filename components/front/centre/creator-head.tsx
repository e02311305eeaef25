import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CardPersonMenu } from '@/components/people/person/card-person-menu';
import { CardVerifiedMark } from '@/components/people/person/card-verified-mark';
import { Avatar } from '@/components/ui/avatar';
import { LongText } from '@/components/ui/long-text';
import { Picture } from '@/components/ui/picture';
import type { PersonDetail } from '@/lib/people/person/contract';
import { formatMagnitude } from '@/lib/platform/shared/format/magnitude';
import { BannerArt } from './banner-art';
import { CreatorAction } from './creator-action';
import { CreatorFacts } from './creator-facts';
import { FanCount } from './fan-count';

interface CountsProps {
  person: PersonDetail;
  workCount: number;
}

interface CreatorHeadProps extends CountsProps {
  /** What they won in contests. */
  awards: ReactNode;
}

/** Who a creator is (specification section 3, 'User profile'): picture, names, counts, bio, and the follow button. */
export function CreatorHead({ person, workCount, awards }: CreatorHeadProps) {
  const t = useTranslations('centre.creator');
  const { userId, nickname, avatar, banner, tagline, bio } = person;
  const place = [person.profession, person.address].filter(Boolean).join(' · ');
  return (
    <header className="wrap pt-3 pb-4" data-sleeps="painted">
      <div className="aspect-116/33 overflow-hidden rounded-lg md:aspect-144/25">
        {banner ? (
          <Picture picture={banner} cuts={cuts} wideCuts={wideCuts} sizes={bannerSizes} first className="size-full" />
        ) : (
          <BannerArt userId={userId} />
        )}
      </div>
      <div className="grid grid-cols-[auto_1fr] gap-x-5 md:grid-cols-[auto_1fr_auto] md:px-6">
        <div className="relative -mt-9 self-start rounded-full border-4 border-paper bg-paper">
          <Avatar picture={avatar} size={88} alt={nickname} />
        </div>
        <div className="order-last col-span-2 mt-2 min-w-0 md:order-none md:col-span-1 md:mt-3">
          <div className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5">
            <h1 className="text-2xl">{nickname}</h1>
            <CardVerifiedMark said verification={person.verification} />
          </div>
          {tagline && <p className="mt-0.5 text-lg text-pretty">{tagline}</p>}
          {place && <p className="mt-0.5 text-sm text-ink-3">{place}</p>}
        </div>
        <div className="mt-3 flex items-start gap-2.5 justify-self-end">
          <CardPersonMenu userId={userId} nickname={nickname} />
          <CreatorAction userId={userId} nickname={nickname} />
        </div>
      </div>
      <Counts person={person} workCount={workCount} />
      {awards}
      <div className="mt-4 grid gap-x-16 gap-y-4 md:grid-cols-2 md:px-6">
        {bio && <LongText text={bio} onlyOnPhones words={{ more: t('more'), less: t('less') }} />}
        <CreatorFacts person={person} />
      </div>
    </header>
  );
}

function Counts({ person, workCount }: CountsProps) {
  const t = useTranslations('centre.counts');
  const locale = useLocale();
  const { userId, followerCount, followingCount } = person;
  const counts = [
    { label: t('fans', { count: followerCount }), number: <FanCount userId={userId} count={followerCount} /> },
    { label: t('follows', { count: followingCount }), number: formatMagnitude(followingCount, locale) },
    { label: t('works', { count: workCount }), number: formatMagnitude(workCount, locale) },
  ];
  return (
    <dl className="mt-4 flex gap-7 md:px-6">
      {counts.map(({ label, number }) => (
        <div key={label} className="flex items-baseline gap-1.5">
          <dt className="order-last text-sm text-ink-3">{label}</dt>
          <dd className="text-lg font-bold tabular-nums">{number}</dd>
        </div>
      ))}
    </dl>
  );
}

const cuts = [{ width: 1160, height: 330 }] as const;
const wideCuts = [
  { width: 1440, height: 250 },
  { width: 2880, height: 500 },
] as const;
const bannerSizes = '(width >= 1296px) 1200px, 100vw';
