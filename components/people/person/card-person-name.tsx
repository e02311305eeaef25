import type { ReactNode } from 'react';
import type { Verification } from '@/lib/base/permission/contract';
import { CardVerifiedMark } from './card-verified-mark';

interface CardPersonNameProps {
  /** As it is shown: parts of it may be marked. */
  name: ReactNode;
  verification: Verification;
  className?: string;
}

/** A person's name and their mark, on one line of which a long name is cut. */
export function CardPersonName({ name, verification, className = '' }: CardPersonNameProps) {
  return (
    <span className={`flex min-w-0 items-center gap-1 ${className}`}>
      <span className="truncate">{name}</span>
      <CardVerifiedMark verification={verification} />
    </span>
  );
}
