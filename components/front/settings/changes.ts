/** What can be changed on /Settings/security, as its `change` names it. */
const changes = ['phone', 'email', 'password'] as const;
export type AccessChange = (typeof changes)[number];

/** The change that an address asks for: by `change`, or a phone for a page that needs one to be bound; null for none. */
export function changeOf(change: unknown, needsPhone: boolean): AccessChange | null {
  return changes.find((name) => name === change) ?? (needsPhone ? 'phone' : null);
}

/** What the form of a change gets. */
export interface ChangeFormProps {
  /** That the owner has confirmed. */
  ticket: string;
  /** Makes the change; throws what it throws. */
  onChange(change: () => Promise<void>): Promise<void>;
}
