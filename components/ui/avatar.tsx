import { fallbackAvatar } from '@/lib/platform/shared/format/fallback-avatar';
import { Picture } from './picture';

export interface AvatarProps {
  /** Media key, or null for the fallback avatar. */
  picture: string | null;
  /** Edge in CSS pixels. */
  size: 28 | 44 | 56 | 88;
  alt?: string;
}

/** A person's avatar. */
export function Avatar({ picture, size, alt }: AvatarProps) {
  return (
    <Picture
      picture={picture}
      cuts={cuts}
      sizes={`${size}px`}
      fallback={fallbackAvatar}
      alt={alt}
      className={`flex-none rounded-full ${sizes[size]}`}
    />
  );
}

const sizes = { 28: 'size-7', 44: 'size-11', 56: 'size-14', 88: 'size-22' } as const;
const cuts = [
  { width: 96, height: 96 },
  { width: 140, height: 140 },
  { width: 280, height: 280 },
] as const;
