import { useLocale, useTranslations } from 'next-intl';
import { CardVerifiedMark } from '@/components/people/person/card-verified-mark';
import { UnreadBadge } from '@/components/reactions/message/card-unread-badge';
import { Avatar } from '@/components/ui/avatar';
import { ScreenIcon } from '@/components/ui/screen-icon';
import { creatorPath, entriesOf } from '@/lib/front/centre/rules/entries';
import type { UserInfo } from '@/lib/people/person/contract';
import { Link } from '@/lib/platform/i18n/link';
import { formatMagnitude } from '@/lib/platform/shared/format/magnitude';
import { LogOutButton } from './log-out-button';
import { OwnNotices } from './own-notices';

export interface OwnPageProps {
  person: UserInfo;
  /** How many things are collected, and how many works are published. */
  counts: { collected: number; works: number };
  /** How many orders wait for payment. */
  toPay: number;
  /** They judge in a contest, or are asked to. */
  isJudge: boolean;
  /** When the account will be erased, ISO 8601; null unless requested. */
  erasedAt: string | null;
}

/** The caller's own page (specification section 2, /PeopleCenter): profile, and links to everything of theirs. */
export function OwnPage({ person, counts, toPay, isJudge, erasedAt }: OwnPageProps) {
  const t = useTranslations('centre.own');
  return (
    <div className="wrap">
      <div className="mx-auto flex max-w-180 flex-col gap-5 pt-5 pb-10">
        <OwnHead person={person} />
        <OwnCounts person={person} counts={counts} />
        <OwnNotices needsPhone={!person.roles.includes('phoneBound')} erasedAt={erasedAt} />
        <nav aria-label={t('entries.label')}>
          <ul className="border-line border-t">
            {entriesOf(person.userId, person.roles, { isJudge }).map(({ name, href }) => (
              <li key={name} className="border-line border-b">
                <Link href={href} className="group flex min-h-14 items-center justify-between gap-4 hover:text-ink-2">
                  <span className="flex items-center gap-2.5">
                    {t(`entries.${name}`)}
                    {name === 'messages' && <UnreadBadge label={t('unread')} />}
                    {name === 'orders' && toPay > 0 && (
                      <span className="text-accent text-sm tabular-nums">{t('toPay', { count: toPay })}</span>
                    )}
                  </span>
                  <ScreenIcon
                    name="arrow"
                    className="size-4.5 text-ink-3 transition-transform group-hover:translate-x-0.5"
                  />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <LogOutButton />
      </div>
    </div>
  );
}

function OwnHead({ person }: { person: UserInfo }) {
  const t = useTranslations('centre.own');
  const waiting = person.underReview.nickname;
  return (
    <header className="flex items-center gap-4">
      <Avatar picture={person.avatar} size={88} />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5">
          <h1 className="text-2xl">{person.nickname}</h1>
          <CardVerifiedMark said verification={person.verification} />
        </div>
        {waiting !== undefined && <p className="text-sm text-ink-2">{t('underReview', { nickname: waiting })}</p>}
        <RoleWords roles={person.roles} />
      </div>
    </header>
  );
}

/** The roles that are shown; verification is shown beside the name. */
const namedRoles = ['creator', 'staff'] as const;

function RoleWords({ roles }: Pick<UserInfo, 'roles'>) {
  const t = useTranslations('centre.own.roles');
  const held = namedRoles.filter((role) => roles.includes(role));
  return <p className="text-sm text-ink-3">{held.length > 0 ? held.map((role) => t(role)).join(' · ') : t('user')}</p>;
}

function OwnCounts({ person, counts }: Pick<OwnPageProps, 'person' | 'counts'>) {
  const t = useTranslations('centre');
  const locale = useLocale();
  const links = [
    { name: 'follows', count: person.followingCount, href: '/MyFocus?tab=people' },
    { name: 'fans', count: person.followerCount, href: '/MyFocus?tab=fans' },
    { name: 'collections', count: counts.collected, href: '/MyCollect' },
    { name: 'works', count: counts.works, href: `${creatorPath(person.userId)}&tabindex=0` },
  ] as const;
  return (
    <nav aria-label={t('own.countsLabel')}>
      <ul className="grid grid-cols-4">
        {links.map(({ name, count, href }) => (
          <li key={name}>
            <Link href={href} className="flex min-h-14 flex-col justify-center hover:text-ink-2">
              <span className="text-xl font-bold tabular-nums">{formatMagnitude(count, locale)}</span>{' '}
              <span className="text-xs text-ink-3">{t(`counts.${name}`, { count })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
