// SPDX-License-Identifier: Apache-2.0
pragma solidity >=0.8.27;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {IInbox, IOutbox, IRegistry, IRollup, L1Actor, L2Actor, L2ToL1Msg} from "./Aztec.sol";
import {Content} from "./Content.sol";

contract TokenPortal {
    using SafeERC20 for IERC20;

    address private immutable deployer = msg.sender;

    IERC20 public token;
    bytes32 public l2Token;
    IInbox public inbox;
    IOutbox public outbox;
    uint256 public rollupVersion;

    event Deposited(bytes32 messageHash, uint256 leafIndex);

    function initialize(IRegistry registry, IERC20 token_, bytes32 l2Token_) external {
        require(msg.sender == deployer, "only the deployer");
        require(l2Token == bytes32(0), "already initialized");
        IRollup rollup = registry.getCanonicalRollup();
        token = token_;
        l2Token = l2Token_;
        inbox = rollup.getInbox();
        outbox = rollup.getOutbox();
        rollupVersion = rollup.getVersion();
    }

    // #region deposit
    function depositPublic(bytes32 to, uint256 amount, bytes32 secretHash)
        external
        returns (bytes32, uint256)
    {
        return deposit(amount, Content.depositPublic(to, amount), secretHash);
    }

    function depositPrivate(uint256 amount, bytes32 secretHash)
        external
        returns (bytes32, uint256)
    {
        return deposit(amount, Content.depositPrivate(amount), secretHash);
    }

    function deposit(uint256 amount, bytes32 content, bytes32 secretHash)
        private
        returns (bytes32 messageHash, uint256 leafIndex)
    {
        require(amount <= type(uint128).max, "amount too large");
        token.safeTransferFrom(msg.sender, address(this), amount);
        (messageHash, leafIndex) =
            inbox.sendL2Message(L2Actor(l2Token, rollupVersion), content, secretHash);
        emit Deposited(messageHash, leafIndex);
    }
    // #endregion deposit

    // #region withdraw
    /// @param withCaller true when the L2 message names the caller who may withdraw
    function withdraw(
        uint256 amount,
        address recipient,
        bool withCaller,
        uint256 l2BlockNumber,
        uint256 leafIndex,
        bytes32[] calldata path
    ) external {
        address caller = withCaller ? msg.sender : address(0);
        outbox.consume(
            L2ToL1Msg({
                sender: L2Actor(l2Token, rollupVersion),
                recipient: L1Actor(address(this), block.chainid),
                content: Content.withdraw(amount, recipient, caller)
            }),
            l2BlockNumber,
            leafIndex,
            path
        );
        token.safeTransfer(recipient, amount);
    }
    // #endregion withdraw
}
