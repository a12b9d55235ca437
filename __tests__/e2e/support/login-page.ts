import type { Locator, Page } from '@playwright/test';
import type { Person } from './people';

/** Page object of the login page. */
export class LoginPage {
  readonly heading: Locator;
  readonly phone: Locator;
  readonly password: Locator;
  readonly button: Locator;

  constructor(page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'Welcome to BOMB' });
    this.phone = page.getByLabel('Phone number');
    this.password = page.getByLabel('Password', { exact: true });
    this.button = page.getByRole('button', { name: 'LOG IN' });
  }

  /** Types after the prefix that is already there. */
  async fill({ phoneNumber, password }: Pick<Person, 'phoneNumber' | 'password'>): Promise<void> {
    await this.phone.press('End');
    await this.phone.pressSequentially(phoneNumber.replace('+91', ''));
    await this.password.fill(password);
  }

  async signIn(person: Pick<Person, 'phoneNumber' | 'password'>): Promise<void> {
    await this.fill(person);
    await this.button.click();
  }
}
