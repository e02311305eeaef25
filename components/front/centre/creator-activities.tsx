'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CardActivityList } from '@/components/events/activity/card-activity-list';
import { ChoiceChip } from '@/components/ui/choice-chip';
import { activitiesOfPersonQuery } from '@/lib/events/activity/client/activities-of-person';
import { joinedActivitiesQuery } from '@/lib/events/ticket/client/joined-activities';
import { Empty } from './empty';

interface CreatorActivitiesProps {
  userId: string;
  /** What they organise comes first; of others what they joined. */
  isOrganiser: boolean;
}

const parts = ['joined', 'held'] as const;

/** The activities of a person: those that they joined, and those that they organise. */
export function CreatorActivities({ userId, isOrganiser }: CreatorActivitiesProps) {
  const t = useTranslations('centre.creator.activities');
  const [part, setPart] = useState<(typeof parts)[number]>(isOrganiser ? 'held' : 'joined');
  return (
    <>
      <fieldset className="mb-4 flex gap-2">
        <legend className="sr-only">{t('label')}</legend>
        {(isOrganiser ? parts.toReversed() : parts).map((name) => (
          <ChoiceChip key={name} isPressed={part === name} onPress={() => setPart(name)}>
            {t(name)}
          </ChoiceChip>
        ))}
      </fieldset>
      {part === 'held' ? <Held userId={userId} /> : <Joined userId={userId} />}
    </>
  );
}

function Held({ userId }: { userId: string }) {
  const query = useInfiniteQuery(activitiesOfPersonQuery(userId));
  return <CardActivityList query={query} empty={<Empty list="heldActivities" />} />;
}

function Joined({ userId }: { userId: string }) {
  const query = useInfiniteQuery(joinedActivitiesQuery(userId));
  return <CardActivityList query={query} empty={<Empty list="activities" />} />;
}
