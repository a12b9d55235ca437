import FixedJsdom from 'jest-fixed-jsdom';
import './compile-once';

export default class BrowserEnvironment extends FixedJsdom {}
