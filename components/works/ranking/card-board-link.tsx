'use client';

import { type ComponentProps, useEffect, useState } from 'react';
import { leftAt } from '@/lib/platform/client/use-kept-place';
import { Link } from '@/lib/platform/i18n/link';

/** The name of the boards as one screen that keeps its state. */
export const boardScreen = 'hotList';

/** A link to the boards: to the one that was left, else to the given one. */
export function CardBoardLink({ href, ...props }: ComponentProps<typeof Link>) {
  const [path, setPath] = useState(href);
  useEffect(() => setPath(leftAt(boardScreen) ?? href), [href]);
  return <Link {...props} href={path} />;
}
