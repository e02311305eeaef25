import { getTranslations } from 'next-intl/server';
import { AwardDesk } from '@/components/events/award/desk-screen';
import { CardDeskFrame } from '@/components/events/contest/card-desk-frame';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { orNull } from '@/lib/app/or-not-found';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { getAwardPlan } from '@/lib/events/award/server/desk/get-award-plan';
import { contestDeskPath, deskPartPath } from '@/lib/events/contest/client/addresses';
import { Link } from '@/lib/platform/i18n/link';
import { namedCategories } from '../desk-facts';
import { readDesk } from '../read-desk';

export const generateMetadata = privateHead('awardDesk.title');

/** The shortlist and the awards of a contest, and their publication, for who runs it. */
export default async function DeskAwardsPage({ params }: PageProps<'id'>) {
  const { id } = await params;
  const context = await requirePerson(deskPartPath(id, 'awards'));
  const contest = await readDesk(context, id);
  const plan = await getAwardPlan(context, { contestId: id }).catch(orNull);
  return (
    <CardDeskFrame contest={contest} current="awards">
      {plan ? (
        <ClientWords of={['awardDesk']}>
          <AwardDesk
            first={plan}
            contest={{ id, name: contest.name, categories: namedCategories(contest, context.language) }}
            isCanceled={contest.phase === 'canceled'}
          />
        </ClientWords>
      ) : (
        <NotBegun id={id} />
      )}
    </CardDeskFrame>
  );
}

/** An activity of which no contest is written yet. */
async function NotBegun({ id }: { id: string }) {
  const t = await getTranslations('awardDesk');
  return (
    <section className="wrap">
      <h2 className="sr-only">{t('title')}</h2>
      <Notice title={t('notBegun')} text={t('notBegunText')}>
        <Link href={contestDeskPath(id)} className={buttonClass('ink')}>
          {t('setup')}
        </Link>
      </Notice>
    </section>
  );
}
