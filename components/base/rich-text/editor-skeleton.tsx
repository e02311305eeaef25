/** Placeholder of the editor while it loads. */
export function EditorSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="h-96 rounded-md border border-line bg-sunk">
      <span className="sr-only">{label}</span>
    </div>
  );
}
