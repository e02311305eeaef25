'use client';

import { useQuery } from '@tanstack/react-query';
import { buttonClass } from '@/components/ui/button-class';
import { attendanceQuery } from '@/lib/events/ticket/client/sale';
import { useLoggedIn } from '@/lib/platform/client/use-logged-in';

interface CardOnlineLinkProps {
  activityId: string;
  words: {
    /** On the link. */
    join: string;
    /** To those who do not take part. */
    hint: string;
  };
}

/** Where an online activity takes place, for those who take part and its organiser. */
export function CardOnlineLink({ activityId, words }: CardOnlineLinkProps) {
  const { data } = useQuery({ ...attendanceQuery(activityId), enabled: useLoggedIn() });
  if (!data?.onlineUrl) return <p className="text-ink-2 text-sm text-pretty">{words.hint}</p>;
  return (
    <a
      href={data.onlineUrl}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className={`mt-2 ${buttonClass('accent', 'row')}`}
    >
      {words.join}
    </a>
  );
}
