import { styled } from '@mui/material/styles';

/** Base of all charts: line and area colours follow the colour mode through classes. */
export const ChartSvg = styled('svg')(({ theme }) => {
  const { primary, secondary, success, text, divider, background } = theme.vars.palette;
  return {
    display: 'block',
    width: '100%',
    height: 'auto',
    '& .floor': { stroke: divider },
    '& .plan': { fill: 'none', stroke: text.secondary, strokeDasharray: '4 4', strokeWidth: 1.5 },
    '& .done': { fill: 'none', stroke: primary.main, strokeWidth: 2.5, strokeLinejoin: 'round' },
    '& .range': { fill: theme.alpha(primary.main, 0.16) },
    '& .series0': { fill: primary.main },
    '& .series1': { fill: secondary.main },
    '& .series2': { fill: success.main },
    '& .series3': { fill: text.secondary },
    '& rect': { stroke: background.paper, strokeWidth: 1, vectorEffect: 'non-scaling-stroke' },
    '& line': { vectorEffect: 'non-scaling-stroke' },
  };
});
