'use client';

import { CardCollectButton } from '@/components/reactions/collection/card-collect-button';
import { CardAddButton } from './card-add-button';

interface CardVideoCornerProps {
  id: string;
  title: string;
}

/** What can be done with a work from its card: into a play list, into the collection. Stands on its picture. */
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
