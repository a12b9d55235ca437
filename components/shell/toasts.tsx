import GlobalStyles from '@mui/material/GlobalStyles';
import dynamic from 'next/dynamic';
import { useEffect } from 'react';
import { preloadToasts, useToastsWanted } from '@/lib/client/notify';

const ToastContainer = dynamic(() => import('react-toastify').then((module) => module.ToastContainer), { ssr: false });

/** The page has loaded by then, and what a toast about a lost connection needs is at hand before it is lost. */
const PRELOAD_AFTER_MS = 5000;

const styles = {
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

/** Where toasts appear, loaded with the first one or soon after the page, in the colours of the page. */
export function Toasts() {
  const isWanted = useToastsWanted();

  useEffect(() => {
    const timer = setTimeout(() => void preloadToasts(), PRELOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  if (!isWanted) return null;
  return (
    <>
      <GlobalStyles styles={styles} />
      <ToastContainer position="bottom-right" hideProgressBar limit={4} />
    </>
  );
}
