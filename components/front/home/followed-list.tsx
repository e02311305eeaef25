'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { CardWorkGrid } from '@/components/works/playlist/card-work-grid';
import { useLoggedIn } from '@/lib/platform/client/use-logged-in';
import { Link } from '@/lib/platform/i18n/link';
import { followedVideosQuery } from '@/lib/works/recommend/client/followed-videos';

/** Works of the people whom the person follows, the latest first; a visitor reads what would be here. */
export function FollowedList() {
  const isLogin = useLoggedIn();
  return isLogin ? <Works /> : <LogIn />;
}

function Works() {
  return <CardWorkGrid query={useInfiniteQuery(followedVideosQuery)} empty={<NoFollows />} />;
}

/** The empty state of specification section 8. */
function NoFollows() {
  const t = useTranslations('home.feeds');
  const states = useTranslations('client.emptyStates');
  return (
    <Notice title={states('noFollows')} text={t('none')}>
      <Link href="/Find" className={buttonClass('ink')}>
        {t('find')}
      </Link>
    </Notice>
  );
}

function LogIn() {
  const t = useTranslations('home.feeds');
  return (
    <Notice title={t('visitor')} text={t('none')}>
      <Link href="/login?redirecturl=%2F" className={buttonClass('ink')}>
        {t('logIn')}
      </Link>
    </Notice>
  );
}
