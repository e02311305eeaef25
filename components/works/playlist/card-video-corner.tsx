'use client';

import { CardCollectButton } from '@/components/reactions/collection/card-collect-button';
import { CardAddButton } from './card-add-button';

interface CardVideoCornerProps {
  id: string;
  title: string;
}

/** Actions on a work's card: add to a play list, collect. On its picture. */
export function CardVideoCorner({ id, title }: CardVideoCornerProps) {
  return (
    <div className="flex noscript:hidden">
      <CardAddButton id={id} title={title} />
      <div className="-ml-1.5">
        <CardCollectButton kind="video" id={id} title={title} />
      </div>
    </div>
  );
}
