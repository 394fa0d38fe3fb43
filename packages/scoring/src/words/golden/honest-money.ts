/** Honest lines as advertisers write them, by topic; written for these tests. None may be taken for a teaser or for worse. */
export const HONEST_FINANCE = `
Compare mortgage rates from 12 lenders
Get up to 50% off
Now up to 50% off
Refinance at 4.9% APR with no closing costs
A checking account with no monthly fee
Earn 4.25% APY on your savings
Debt consolidation loans from $5,000
Pay off your credit cards with one loan
Personal loans up to $40,000
Get cash back on every purchase
Your mortgage, approved in days
Buy your first home with 3% down
Own your home sooner
Retirement planning made clear
Retire on your own terms
Start saving for college today
Your pension in one place
Plan for the life you want
Talk to a financial advisor for free
Investing for beginners and experts
Trade stocks and ETFs for $0
Buy and sell bitcoin in one app
Small business loans in 48 hours
Invoices that get paid on time
Send money to Mexico with no fees
Bank from your phone
Bank where people know your name
The credit card for travelers
A credit card that builds your score
Check your rate without hurting your credit
See your credit score for free
What could you do with a lower rate?
Need a car loan? Apply in five minutes.
Paying too much interest?
Ready to buy a home?
How much house can you afford?
Why pay bank fees?
When rates fall, your payment falls too
We pay your closing costs
Our advisors never work on commission
Open a savings account and get $200
No minimum balance. No hidden fees.
Payday advance with no interest
Tax help from real accountants
Do your taxes in one evening
Get your tax refund up to five days early
Reverse mortgages explained by licensed experts
Annuities with guaranteed income for life
Student loans for every degree
Money for what matters
Financial aid for 30,000 students
Gold and silver coins, delivered and insured
`;

export const HONEST_INSURANCE = `
Car insurance from $39 a month
Life insurance without a medical exam
Home insurance that rebuilds your home
Pet insurance that pays 90% of vet bills
Switch and save an average of $400
Save 15% when you bundle home and auto
Compare quotes from 20 insurers
Get a quote in three minutes
Cover your car, your way
Health plans from $0 a month
Medicare Advantage plans with dental and hearing
Turning 65? Call our Medicare helpline.
Dental insurance for the whole family
Travel insurance from $4 a day
Renters insurance for $5 a month
Protect your family with term life
Term life insurance for parents
Coverage for drivers over 50
Insurance for homeowners and renters
Motorcycle insurance built for riders
Boat insurance you can count on
Business insurance for contractors
Flood insurance for your street
We pay most claims within 48 hours
We are there when you need us
Your agent lives around the corner
Your claim, settled from your phone
You drive less, you pay less
One policy for everything you own
One call for all your cover
The insurer that answers the phone
The cover your business needs
A policy that grows with your family
A small price for peace of mind
Are you covered for storm damage?
Are your parents covered?
Is your home insured for its full value?
What would your family do without your income?
Who takes care of your dog when you travel?
Why choose between price and cover?
How much cover do you need?
Need SR-22 insurance? We can help.
Bad driving record? Get covered today.
Because accidents happen
If your car is stolen, we replace it
When the roof leaks, call us first
Drive safely and earn your bonus back
Don't drive uninsured
Never worry about vet bills again
No deductible on windshield repair
Rated A+ by 30,000 customers
Insured by us since 1934
`;
