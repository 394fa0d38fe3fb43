interface SkeletonProps {
  /** CSS lengths of the box that the result will fill, so that nothing moves when it comes. */
  height: string;
  width?: string;
}

export function Skeleton({ height, width = "100%" }: SkeletonProps) {
  return <div className="skeleton" style={{ height, width }} aria-hidden="true" />;
}
