'use client';

interface OrderSwitchProps<Order extends string> {
  orders: readonly Order[];
  order: Order;
  label: string;
  words: Record<Order, string>;
  onChange(order: Order): void;
}

/** Chooses the order of a list. */
export function OrderSwitch<Order extends string>({ orders, order, label, words, onChange }: OrderSwitchProps<Order>) {
  return (
    <fieldset className="-mx-3 flex noscript:hidden gap-1">
      <legend className="sr-only">{label}</legend>
      {orders.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === order}
          onClick={() => onChange(one)}
          className="min-h-11 rounded-full px-3 text-ink-3 text-sm transition-colors hover:text-ink aria-pressed:font-semibold aria-pressed:text-ink"
        >
          {words[one]}
        </button>
      ))}
    </fieldset>
  );
}
