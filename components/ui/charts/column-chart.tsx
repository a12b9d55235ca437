import { styled } from '@mui/material/styles';
import { visuallyHidden } from '../visually-hidden';
import { ChartSvg } from './chart-svg';
import { niceMarks } from './nice-scale';

const Figure = styled('figure')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: theme.spacing(1),
  margin: 0,
  color: theme.vars.palette.text.secondary,
  '& .legend': { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0.5, 2) },
  '& .legend svg': { display: 'inline-block', width: 10, height: 10, marginRight: theme.spacing(0.75) },
  '& .marks': {
    position: 'relative',
    marginTop: theme.spacing(1.5),
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums',
  },
  // A hidden copy of the longest mark sets the width of the axis; the visible marks are positioned absolutely.
  '& .marks span': { position: 'absolute', right: 0, transform: 'translateY(50%)', whiteSpace: 'nowrap' },
  '& .marks b': { visibility: 'hidden', fontWeight: 'inherit', whiteSpace: 'nowrap' },
  '& .plot': { height: 180, marginTop: theme.spacing(1.5), overflow: 'visible' },
  '& .names': { gridColumn: 2, display: 'flex', marginTop: theme.spacing(0.5) },
  '& .names span': { flex: '1 1 0', minWidth: 0, textAlign: 'center', whiteSpace: 'nowrap' },
  [theme.breakpoints.down('sm')]: { '& .names span:nth-of-type(even)': { visibility: 'hidden' } },
}));

interface ColumnChartProps {
  /** Description for screen readers. */
  label: string;
  /** Unit of a column: "Month". */
  of: string;
  /** Parts of a column, bottom to top. */
  series: readonly string[];
  columns: readonly { name: string; short: string; values: readonly number[] }[];
  text: (value: number) => string;
}

const SWATCH = <rect width="10" height="10" />;

/** Stacked columns over an axis from 0. A table has the same data for screen readers. */
export function ColumnChart({ label, of, series, columns, text }: ColumnChartProps) {
  const totals = columns.map(({ values }) => values.reduce((all, value) => all + value, 0));
  const marks = niceMarks(Math.max(0, ...totals));
  const top = marks.at(-1) ?? 1;
  const share = (value: number) => (value / top) * 100;
  const longest = marks.map(text).reduce((one, other) => (other.length > one.length ? other : one), '');
  return (
    <Figure>
      {series.length > 1 && (
        <figcaption className="legend" aria-hidden>
          {series.map((name, nth) => (
            <span key={name}>
              <ChartSvg viewBox="0 0 10 10">
                <g className={`series${nth}`}>{SWATCH}</g>
              </ChartSvg>
              {name}
            </span>
          ))}
        </figcaption>
      )}
      <div className="marks" aria-hidden>
        <b>{longest}</b>
        {marks.map((mark) => (
          <span key={mark} style={{ bottom: `${share(mark)}%` }}>
            {text(mark)}
          </span>
        ))}
      </div>
      <ChartSvg
        className="plot"
        role="img"
        aria-label={label}
        viewBox={`0 0 ${columns.length} 100`}
        preserveAspectRatio="none"
      >
        {marks.map((mark) => (
          <line key={mark} className="floor" x2={columns.length} y1={100 - share(mark)} y2={100 - share(mark)} />
        ))}
        {columns.map(({ name, values }, place) => (
          <g key={name}>
            <title>{`${name}: ${values.map((value, nth) => `${series[nth]} ${text(value)}`).join(', ')}`}</title>
            {values.map((value, nth) => {
              const below = values.slice(0, nth).reduce((all, one) => all + one, 0);
              return (
                <rect
                  key={series[nth]}
                  className={`series${nth}`}
                  x={place + 0.18}
                  width={0.64}
                  y={100 - share(below + value)}
                  height={share(value)}
                />
              );
            })}
          </g>
        ))}
      </ChartSvg>
      <div className="names" aria-hidden>
        {columns.map(({ name, short }) => (
          <span key={name}>{short}</span>
        ))}
      </div>
      <table style={visuallyHidden}>
        <caption>{label}</caption>
        <thead>
          <tr>
            {[of, ...series].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {columns.map(({ name, values }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, nth) => (
                <td key={series[nth]}>{text(value)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Figure>
  );
}
