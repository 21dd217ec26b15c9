import { expect, test } from 'vitest';
import { texts } from '../../../../messages/en/admin/visitor/inquiry.ts';
import { inquiryTitle, replyLink, senderOf } from './inquiry-title.ts';

const message = {
  company: null,
  name: null,
  email: 'ada+codes@visitor.example',
  problem: null,
  subject: 'Refused code',
};
const application = { ...message, company: 'Copper Lantern', name: 'Ada Field', subject: null };

test('a sender is shown as the company or, without one, as the person or the email address', () => {
  expect(senderOf(application, texts)).toBe('Copper Lantern');
  expect(senderOf({ ...message, name: 'Ada Field' }, texts)).toBe('Ada Field');
  expect(senderOf(message, texts)).toBe('ada+codes@visitor.example');
  expect(senderOf({ ...message, email: null }, texts)).toBe('Visitor');
});

test('an application has no subject and is titled with its sender', () => {
  expect(inquiryTitle(message, texts)).toBe('Refused code');
  expect(inquiryTitle(application, texts)).toBe('Application from Copper Lantern');
});

test('a report is titled with its problem and the item it is about', () => {
  const report = { ...message, subject: 'Copper Lantern', problem: 'wrong_terms' as const };
  expect(inquiryTitle(report, texts)).toBe('Wrong terms: Copper Lantern');
});

test('a reply is addressed to the sender’s email address, with the subject', () => {
  expect(replyLink(message, texts)).toBe(
    'mailto:ada%2Bcodes@visitor.example?subject=Re%3A%20Refused%20code',
  );
  expect(replyLink({ ...message, email: 'ada?bcc=all@visitor.example' }, texts)).toMatch(
    /^mailto:ada%3Fbcc%3Dall@/,
  );
});
