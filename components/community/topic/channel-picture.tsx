import { Picture } from '@/components/ui/picture';

/** The background of a channel; without one its thumbnail, large and out of focus. */
export function ChannelPicture({ background, thumb }: { background: string | null; thumb: string | null }) {
  return (
    <div className="aspect-116/33 overflow-hidden rounded-lg bg-sunk">
      {background ? (
        <Picture picture={background} cuts={backgroundCuts} sizes={sizes} first className="size-full" />
      ) : (
        <Picture picture={thumb} cuts={thumbCuts} sizes="140px" first className="size-full scale-125 blur-2xl" />
      )}
    </div>
  );
}

const sizes = '(width >= 1296px) 1200px, 100vw';
const backgroundCuts = [
  { width: 812, height: 231 },
  { width: 1160, height: 330 },
] as const;
const thumbCuts = [{ width: 140, height: 140 }] as const;
