import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BrandMark } from '@/components/shell/brand-mark';
import { PRODUCT } from '@/config/product';
import { CLOTH } from '@/config/theme';

/** Indigo cloth with tie-dye dots and a temple border, drawn as SVG so that no photo has to load. */
export function Cloth() {
  return (
    <Box
      sx={{
        position: 'relative',
        display: { xs: 'none', md: 'flex' },
        flexDirection: 'column',
        justifyContent: 'space-between',
        overflow: 'hidden',
        p: 6,
        pr: 12,
        color: CLOTH.text,
        background: `linear-gradient(160deg, ${CLOTH.dye}, ${CLOTH.deep})`,
      }}
    >
      <Pattern />
      <Box
        sx={{ position: 'relative', display: 'flex', alignItems: 'center', gap: 1.5, fontSize: 18, fontWeight: 700 }}
      >
        <BrandMark size={36} />
        {PRODUCT.name}
      </Box>
      <Box sx={{ position: 'relative', maxWidth: 380 }}>
        <Typography sx={{ fontSize: 32, fontWeight: 650, lineHeight: 1.2, letterSpacing: '-0.02em' }}>
          From the first photo to the last parcel.
        </Typography>
        <Typography sx={{ mt: 1.5, color: CLOTH.textMuted }}>
          Catalogs, videos, sellers, buyers and orders of the marketplace in one place.
        </Typography>
      </Box>
    </Box>
  );
}

const TILE = 120;
const STEPS = [-3, -2, -1, 0, 1, 2, 3];
/** Dots of a diamond (a square on its corner), as steps from the centre. */
const DIAMOND = STEPS.flatMap((x) => STEPS.map((y) => ({ x, y }))).filter(({ x, y }) => Math.abs(x) + Math.abs(y) <= 3);
const MIDDLES = [0, TILE].flatMap((x) => [0, TILE].map((y) => ({ x, y }))).concat({ x: TILE / 2, y: TILE / 2 });

function Pattern() {
  return (
    <svg aria-hidden="true" width="100%" height="100%" style={{ position: 'absolute', inset: 0 }}>
      <defs>
        <g id="diamond" fill={CLOTH.text} fillOpacity={0.16}>
          {DIAMOND.map(({ x, y }) => (
            <circle key={`${x} ${y}`} cx={x * 9} cy={y * 9} r={1.7} />
          ))}
          <circle r={3} fill={CLOTH.thread} fillOpacity={0.85} />
        </g>
        <linearGradient id="calm" x2="0" y2="1">
          <stop offset="0" stopColor={CLOTH.dye} />
          <stop offset="0.16" stopColor={CLOTH.dye} stopOpacity="0" />
          <stop offset="0.62" stopColor={CLOTH.deep} stopOpacity="0" />
          <stop offset="0.78" stopColor={CLOTH.deep} />
        </linearGradient>
        <pattern id="dots" width={TILE} height={TILE} patternUnits="userSpaceOnUse">
          {MIDDLES.map(({ x, y }) => (
            <use key={`${x} ${y}`} href="#diamond" x={x} y={y} />
          ))}
        </pattern>
        <pattern id="temples" width="48" height="20" patternUnits="userSpaceOnUse">
          <path d="M40 0 L16 10 L40 20 Z" fill={CLOTH.thread} />
          <circle cx="8" cy="10" r="1.6" fill={CLOTH.thread} />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#dots)" />
      <rect width="100%" height="100%" fill="url(#calm)" />
      <svg x="100%" height="100%" overflow="visible">
        <rect x="-52" width="52" height="100%" fill={CLOTH.deep} />
        <rect width="40" height="100%" fill="url(#temples)" transform="translate(-40)" />
      </svg>
    </svg>
  );
}
