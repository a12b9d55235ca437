/** Colours, sizes and shapes of the product as plain data. The component library's theme is built from it. */
export const COLORS = {
  light: {
    canvas: '#f7f7fb',
    surface: '#ffffff',
    text: '#1c1b29',
    textMuted: '#5b596d',
    line: '#e4e3ed',
    /** Borders of inputs and buttons: at least 3:1 contrast against the surface. */
    control: '#8d8ba1',
    primary: { main: '#453fb3', light: '#6c67d8', dark: '#332e8d', contrastText: '#ffffff' },
    accent: { main: '#f3a61f', light: '#ffd071', dark: '#8f5600', contrastText: '#2b1a00' },
    error: '#b3261e',
    warning: '#8f5600',
    success: '#1b7143',
    info: '#1f5fa8',
  },
  dark: {
    canvas: '#121119',
    surface: '#1b1a24',
    text: '#edebf6',
    textMuted: '#aeabbf',
    line: '#302e3d',
    control: '#77748c',
    primary: { main: '#aeaaff', light: '#cbc8ff', dark: '#8f8af5', contrastText: '#17143d' },
    accent: { main: '#f5b53f', light: '#ffd98d', dark: '#f5b53f', contrastText: '#2b1a00' },
    error: '#ff8f86',
    warning: '#ffc466',
    success: '#74d6a0',
    info: '#8ec3ff',
  },
} as const;

/** The dyed cloth on the sign-in page, the same in both modes. */
export const CLOTH = {
  deep: '#241f6b',
  dye: '#3b359f',
  thread: '#f6c566',
  text: '#ffffff',
  textMuted: '#d9d6ff',
} as const;

export const BASE_FONT_SIZE = 14;
export const RADIUS = 8;
export const SIDEBAR_WIDTH = 264;
export const TOP_BAR_HEIGHT = 56;

/** One spacing step in pixels for each density. All sizes given in steps scale with it. */
export const SPACING_STEPS = { compact: 7, normal: 8, comfortable: 9 } as const;

/** Where the browser stores the colour mode; the inline script that runs before the first paint reads it too. */
export const COLOR_MODE = { storageKey: 'colorMode', attribute: 'data-color-scheme', default: 'system' } as const;
