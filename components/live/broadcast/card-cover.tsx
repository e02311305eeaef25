import { Picture } from '@/components/ui/picture';
import { coverCuts } from './cover';

interface CardCoverProps {
  /** Media key; null for none. */
  picture: string | null;
  /** Its width, as the `sizes` of an image. */
  sizes: string;
  className?: string;
}

/** The cover of a broadcast as the largest picture of a page's first screen. */
export function CardCover({ picture, sizes, className }: CardCoverProps) {
  return <Picture first picture={picture} cuts={coverCuts} sizes={sizes} className={className} />;
}
