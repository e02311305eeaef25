'use client';

import { UnreadBadge } from '@/components/reactions/message/card-unread-badge';
import { Avatar } from '@/components/ui/avatar';
import { useSessionStore } from '@/lib/platform/client/session-store';

export interface HeaderFaceProps {
  /** Where the face leads, and what the number beside it counts. */
  words: { label: string; unread: string };
}

/** The face of who is logged in, with how many messages are unread. */
export function HeaderFace({ words }: HeaderFaceProps) {
  const avatar = useSessionStore((state) => state.avatar);
  return (
    <span className="relative block">
      <Avatar picture={avatar} size={28} alt={words.label} />{' '}
      <UnreadBadge label={words.unread} className="absolute -top-1.5 left-4 ring-2 ring-paper" />
    </span>
  );
}
