import { useSessionStore } from '@/lib/platform/client/session-store';

/** Whether the caller is offered to remove what others wrote; the server decides. */
export function useReviews(): boolean {
  return useSessionStore(({ peopleMessage }) => {
    const roles: unknown = peopleMessage?.roles;
    return Array.isArray(roles) && (roles.includes('reviewer') || roles.includes('admin'));
  });
}
