'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import type { WechatWay } from '@/lib/people/account/client/go-to-wechat';
import type { WechatOffer } from '@/lib/people/account/contract';
import { ConnectionError } from '@/lib/platform/client/errors';
import { currentHost } from '@/lib/platform/client/host';
import { toast } from '@/lib/platform/client/toast';

interface WechatButtonProps {
  offer: WechatOffer;
  /** Opens the chat app. */
  onGo(way: WechatWay): Promise<void>;
  /** Label of the button. */
  children: ReactNode;
  /** Shown instead where none of the offered ways can be used. */
  elsewhere?: ReactNode;
}

/**
 * Button to the chat app, to log in or to bind it. Shown inside it, and on a wide screen, whose QR code a phone can
 * scan; a phone cannot scan its own screen. CSS decides, so that hydration causes no layout shift.
 */
export function WechatButton({ offer, onGo, children, elsewhere }: WechatButtonProps) {
  const offline = useTranslations('client')('offline');
  const { mutate, isPending } = useMutation({
    mutationFn: () => onGo(offer.inside && currentHost() === 'wechat' ? 'inside' : 'qr'),
    // The error path reports all other errors.
    onError: (error) => error instanceof ConnectionError && toast(offline),
  });
  const shown = `${offer.inside ? 'in-data-[host=wechat]:block' : ''} ${offer.qr ? 'md:block' : ''}`;
  const hidden = `${offer.inside ? 'in-data-[host=wechat]:hidden' : ''} ${offer.qr ? 'md:hidden' : ''}`;
  return (
    <>
      <div className={`hidden ${shown}`}>
        <button
          type="button"
          aria-disabled={isPending || undefined}
          onClick={() => isPending || mutate()}
          className={`min-h-12 w-full aria-disabled:opacity-60 ${buttonClass('line')}`}
        >
          {children}
        </button>
      </div>
      {elsewhere && <div className={hidden}>{elsewhere}</div>}
    </>
  );
}
