import { fallbackAvatar } from '@/lib/platform/shared/format/picture';
import { Picture } from './picture';

interface AvatarProps {
  /** Media key, or null for the fallback avatar. */
  picture: string | null;
  /** Edge in CSS pixels. */
  size: 28 | 56;
  alt?: string;
}

/** A person's face. */
export function Avatar({ picture, size, alt }: AvatarProps) {
  return (
    <Picture
      picture={picture}
      cuts={cuts}
      sizes={`${size}px`}
      fallback={fallbackAvatar}
      alt={alt}
      className={`flex-none rounded-full ${size === 28 ? 'size-7' : 'size-14'}`}
    />
  );
}

const cuts = [
  { width: 96, height: 96 },
  { width: 140, height: 140 },
] as const;
