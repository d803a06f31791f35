/** Four winds turning round a table. */
export const Logo = ({ size }: { readonly size: number }) => (
  <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
    <rect width="64" height="64" rx="14" fill="#136f47" />
    <g fill="#fdfbf3">
      <rect x="25" y="7" width="14" height="19" rx="3" />
      <rect x="38" y="25" width="19" height="14" rx="3" />
      <rect x="25" y="38" width="14" height="19" rx="3" />
      <rect x="7" y="25" width="19" height="14" rx="3" />
    </g>
    <circle cx="32" cy="32" r="4" fill="#e3b34c" />
  </svg>
);
