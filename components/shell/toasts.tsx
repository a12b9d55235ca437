import GlobalStyles from '@mui/material/GlobalStyles';
import dynamic from 'next/dynamic';
import { useEffect, useRef } from 'react';
import { SIDEBAR_WIDTH } from '@/config/theme';
import { preloadToasts, useToastsWanted } from '@/lib/client/notify';

const ToastContainer = dynamic(() => import('react-toastify').then((module) => module.ToastContainer), { ssr: false });

/** Loads after the page, but early enough that a toast about a lost connection does not need the network. */
const PRELOAD_AFTER_MS = 5000;

/** Toasts cover the bottom of the menu, which makes room for them; on a narrow window they use its full width. */
const styles = {
  '.toasts': { position: 'fixed', bottom: 0, left: 0, zIndex: 9999, width: '100%' },
  '@media (min-width: 600px)': { '.toasts': { width: SIDEBAR_WIDTH } },
  '.toasts .Toastify__toast-container': { position: 'static', width: '100%', transform: 'none' },
  '.toasts .Toastify__toast': { width: 'auto', margin: '0 8px 8px', borderRadius: 'var(--toastify-toast-bd-radius)' },
  '.Toastify__toast-container': {
    '--toastify-font-family': 'inherit',
    '--toastify-color-light': 'var(--mui-palette-background-paper)',
    '--toastify-text-color-light': 'var(--mui-palette-text-primary)',
    '--toastify-icon-color-success': 'var(--mui-palette-success-main)',
    '--toastify-icon-color-error': 'var(--mui-palette-error-main)',
    '--toastify-toast-bd-radius': 'var(--mui-shape-borderRadius)',
  },
  '.Toastify__toast': { border: '1px solid var(--mui-palette-divider)' },
  '.Toastify__close-button': { color: 'var(--mui-palette-text-secondary)', opacity: 1 },
};

/** Publishes the total height of the toasts, so that elements at the bottom of the window make room. */
function useRoom(isShown: boolean) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!box.current || !('ResizeObserver' in window)) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) =>
      style.setProperty('--toasts', `${entry?.contentRect.height ?? 0}px`),
    );
    observer.observe(box.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--toasts');
    };
  }, [isShown]);
  return box;
}

/** Toast container in the page's colours, loaded with the first toast or shortly after the page. */
export function Toasts() {
  const isWanted = useToastsWanted();
  const box = useRoom(isWanted);

  useEffect(() => {
    const timer = setTimeout(() => void preloadToasts(), PRELOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  if (!isWanted) return null;
  return (
    <>
      <GlobalStyles styles={styles} />
      <div className="toasts" ref={box}>
        <ToastContainer position="bottom-left" hideProgressBar limit={4} />
      </div>
    </>
  );
}
