/** What can be changed on /Settings/security, as its `change` names it. */
const changes = ['phone', 'email', 'password'] as const;
export type AccessChange = (typeof changes)[number];

/** The change in an address: by `change`, or a phone for a page that needs one; null for none. */
export function changeOf(change: unknown, needsPhone: boolean): AccessChange | null {
  return changes.find((name) => name === change) ?? (needsPhone ? 'phone' : null);
}

/** Props of the form of a change. */
export interface ChangeFormProps {
  /** Proof that the owner has confirmed their identity. */
  ticket: string;
  /** Makes the change; throws what it throws. */
  onChange(change: () => Promise<void>): Promise<void>;
}
